/** An item of a view with its date in words, in the view's language. */
export type Dated<Item> = Item & { dateText: string }

/** An item of a view with the size of its subject in words, in the view's language. */
export type Sized<Item> = Item & { scaleText: string }

/**
 * Returns a date in words as the view has it. Views that the service worker or the browser stored before views had
 * words only have the ISO date: returns its day.
 */
export function shownDate(iso: string, dateText: string | undefined): string {
  return dateText ?? iso.slice(0, 10)
}
