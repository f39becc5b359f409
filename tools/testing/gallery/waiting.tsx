/** Stands in a view for as long as its state is not reached. Whoever looks at views waits until there is none. */
export function Waiting() {
  return <i hidden data-gallery-waiting="" />
}
