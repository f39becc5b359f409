/** A face of the site as it is cut from its family: the axes hold what the tokens use and no more. */
export interface Face {
  /** The file's name in `files`, without its ending. */
  file: string
  family: 'Anybody Variable' | 'Anybody Line' | 'Literata Variable' | 'Martian Mono Variable'
  /** CSS `font-weight`, one or a range. */
  weight: string
  /** CSS `font-stretch`, one or a range. */
  stretch: string
  /**
   * Which characters a page brings of it: all of its first screen, those of its paragraphs or labels, or marked ones; `line`:
   * the space that the lines of its largest words are built by (src/ui/mega-letters.module.css).
   */
  brings: 'screen' | 'text' | 'mono' | 'wide' | 'line'
}

/** The faces that a page brings along. Bold text comes when it is near: `src/shell/late-letters.css` has all of them. */
export const pageFaces: readonly Face[] = [
  { file: 'head', family: 'Anybody Variable', weight: '540 900', stretch: '50% 100%', brings: 'screen' },
  { file: 'mega', family: 'Anybody Variable', weight: '900', stretch: '101% 150%', brings: 'wide' },
  { file: 'line', family: 'Anybody Line', weight: '100 900', stretch: '50% 150%', brings: 'line' },
  { file: 'text', family: 'Literata Variable', weight: '400', stretch: 'normal', brings: 'text' },
  { file: 'mono', family: 'Martian Mono Variable', weight: '420', stretch: '75%', brings: 'mono' },
]

/** What a subset keeps besides its outlines: pairs of letters that are set closer. */
export const subsetOptions = {
  targetFormat: 'woff2' as const,
  noHinting: true,
  noLayoutClosure: true,
  keepFeatures: ['kern'],
  // Names of axes, lines of marks, and vertical text, which no page uses.
  dropTables: ['STAT', 'GDEF', 'MVAR', 'gasp', 'vhea', 'vmtx'],
}
