declare module 'zed:start-script' {
  /** Code of the inline start script; empty in the browser. */
  const text: string
  export default text
}
