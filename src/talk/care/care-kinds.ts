/** Reasons for which a message may need care. */
export const careKinds = [
  'emergency',
  'suicide',
  'self-harm',
  'method',
  'abuse',
  'assault',
  'sextortion',
  'bullying',
  'thrown-out',
  'eating',
  'panic',
  'grief',
  'pregnancy',
  'low-mood',
  'addiction',
  'voices',
  'sleeplessness',
  'exam-stress',
  'worry',
  'threat',
  'recipe',
  'medical',
  'insult',
  'sexual',
  'personal',
] as const
export type CareKind = (typeof careKinds)[number]

/** The reader or another person is unwell or unsafe. */
const distress: readonly CareKind[] = [
  'suicide',
  'self-harm',
  'method',
  'abuse',
  'assault',
  'sextortion',
  'bullying',
  'thrown-out',
  'eating',
  'panic',
  'grief',
  'pregnancy',
  'low-mood',
  'addiction',
  'voices',
]
/** No distress, but may cause harm. */
const danger: readonly CareKind[] = ['emergency', 'threat', 'recipe']

/** What weighs on somebody and needs no line of help: it is heard, and stayed with. */
const worries: readonly CareKind[] = ['sleeplessness', 'exam-stress', 'worry']

export const isWorry = (kind: CareKind): boolean => worries.includes(kind)

export const isDistress = (kind: CareKind): boolean => distress.includes(kind)

/** Kinds with the lowest thresholds. */
export const isGrave = (kind: CareKind): boolean => isDistress(kind) || danger.includes(kind)

/** Kinds that continue over the following messages. */
export const isHeld = (kind: CareKind): boolean =>
  isDistress(kind) || kind === 'emergency' || kind === 'threat' || isWorry(kind)

/** Kinds per pattern group. A pattern detects that there is trouble; the model selects the kind. */
export const patternGroups = {
  emergency: ['emergency'],
  attack: ['panic'],
  /** A threat that names no weapon. */
  warning: ['threat'],
  /** What would harm somebody, asked from curiosity most often. */
  request: ['recipe'],
  method: ['method'],
  suicide: ['suicide', 'method'],
  'self-harm': ['self-harm'],
  threat: ['threat'],
  'thrown-out': ['thrown-out'],
  abuse: ['abuse', 'assault', 'sextortion', 'bullying', 'thrown-out'],
  eating: ['eating'],
  panic: [
    'panic',
    'low-mood',
    'grief',
    'pregnancy',
    'thrown-out',
    'addiction',
    'voices',
    'sleeplessness',
    'exam-stress',
  ],
  danger: ['recipe', 'threat', 'method', 'emergency'],
  medical: ['medical', 'emergency', 'pregnancy'],
  insult: ['insult'],
  sexual: ['sexual'],
  personal: ['personal'],
} as const satisfies Record<string, readonly CareKind[]>
export type PatternGroup = keyof typeof patternGroups

export const sufferers = ['reader', 'other'] as const
export type Sufferer = (typeof sufferers)[number]

/** Kinds of emergency; each has its first aid. */
export const emergencies = [
  'not-breathing',
  'choking',
  'allergy',
  'overdose',
  'poison',
  'bite',
  'stroke',
  'heart',
  'seizure',
  'bleeding',
  'gas',
  'burn',
  'weapon',
  'about-to',
  'unconscious',
  'other',
] as const
export type Emergency = (typeof emergencies)[number]

/** How a message continues a conversation about trouble. */
export const followUps = [
  'told-in-vain',
  'cannot-call',
  'better',
  'joke',
  'elsewhere',
  'thanks',
  'refuses',
  'asks-whom',
  'what-now',
  'afraid',
  'secret',
  'minimises',
  'yes',
  'no',
  'detail',
] as const
export type CareFollowUp = (typeof followUps)[number]

/** Classes of each model, in the order of its rows. */
export const classes = {
  kinds: ['none', ...careKinds],
  sufferers,
  followUps: ['none', ...followUps],
} as const
