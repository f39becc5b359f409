declare module 'zed:start-script' {
  /** The text of the script that a page starts with: of the hydration module, on the server; elsewhere empty. */
  const text: string
  export default text
}
