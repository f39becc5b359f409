declare module 'zed:start-script' {
  const text: string
  export default text
}
