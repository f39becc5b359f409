export type Dated<Item> = Item & { dateText: string }

export type Sized<Item> = Item & { scaleText: string }

/** Views cached before `dateText` existed have only the ISO date; its day is shown. */
export function shownDate(iso: string, dateText: string | undefined): string {
  return dateText ?? iso.slice(0, 10)
}
