/** What a message may need care for; `none` for all others. */
export const concerns = [
  'none',
  'suicide',
  'self-harm',
  'abuse',
  'eating',
  'panic',
  'danger',
  'medical',
  'insult',
  'sexual',
  'personal',
] as const
export type Concern = Exclude<(typeof concerns)[number], 'none'>

/** Somebody is not well, or not safe. What Zed says then stays with it in the next turn, too. */
const distress: readonly Concern[] = ['suicide', 'self-harm', 'abuse', 'eating', 'panic']

export const isDistress = (concern: Concern): boolean => distress.includes(concern)

/** Somebody may come to harm: what must be missed least of all. */
export const isGrave = (concern: Concern): boolean => isDistress(concern) || concern === 'danger'
