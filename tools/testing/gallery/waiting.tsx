/** Marks unfinished views; screenshots wait for its removal. */
export function Waiting() {
  return <i hidden data-gallery-waiting="" />
}
