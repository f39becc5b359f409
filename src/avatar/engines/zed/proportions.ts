/** Zed's measures in scene units (his head is about 2 wide), shared by both stages and the still pictures. */
export const proportions = {
  frame: { width: 2.74, top: 2.3, height: 4.65 },
  head: { x: 1.04, y: 0.78, z: 0.84, centre: 0.72 },
  visor: { x: 0.84, y: 0.58 },
  antenna: { foot: 1.47, ball: 1.98, radius: 0.1 },
  body: { top: -0.08, centre: -0.72, bottom: -1.36 },
  shadow: { y: -2.12, width: 1.55, height: 0.3 },
} as const

export const colours = {
  shell: '#fbfbff',
  blue: '#3f37c9',
  deep: '#1d1a78',
  visor: '#070918',
  cyan: '#5fe3f7',
  ice: '#d6fbff',
  violet: '#8f7bff',
  tongue: '#ff7fb0',
  blush: '#ff5c93',
  shade: '#14132b',
} as const
