import type { Kit } from '../../scene.ts'
import { alkane } from './alkane.ts'
import { barrel } from './barrel.ts'
import { basePairs } from './base-pairs.ts'
import { bilayer } from './bilayer.ts'
import { codonTable } from './codon-table.ts'
import { doubling } from './doubling.ts'
import { folding } from './folding.ts'
import { fork } from './fork.ts'
import { geneTag } from './gene-tag.ts'
import { guideCut } from './guide-cut.ts'
import { haemoglobinBrake } from './haemoglobin-brake.ts'
import { helix } from './helix.ts'
import { hotSpring } from './hot-spring.ts'
import { insulin } from './insulin.ts'
import { jellyfish } from './jellyfish.ts'
import { letterField } from './letter-field.ts'
import { lipid } from './lipid.ts'
import { livingCell } from './living-cell.ts'
import { megaPlate } from './mega-plate.ts'
import { oilDrop } from './oil-drop.ts'
import { pancreasVial } from './pancreas-vial.ts'
import { phageAttack } from './phage-attack.ts'
import { phageParts } from './phage-parts.ts'
import { phageSpoon } from './phage-spoon.ts'
import { plaques } from './plaques.ts'
import { plasmidPass } from './plasmid-pass.ts'
import { plasmid } from './plasmid.ts'
import { population } from './population.ts'
import { readingFrame } from './reading-frame.ts'
import { ribosome } from './ribosome.ts'
import { scaffold } from './scaffold.ts'
import { selfAssembly } from './self-assembly.ts'
import { signalCurve } from './signal-curve.ts'
import { skinAnchors } from './skin-anchors.ts'
import { slick } from './slick.ts'
import { splitting } from './splitting.ts'
import { tank } from './tank.ts'
import { thermalCycle } from './thermal-cycle.ts'
import { virusAlbum } from './virus-album.ts'
import { worm } from './worm.ts'
import { wound } from './wound.ts'

export const bio: Kit = {
  alkane,
  barrel,
  'base-pairs': basePairs,
  bilayer,
  'codon-table': codonTable,
  doubling,
  folding,
  fork,
  'gene-tag': geneTag,
  'guide-cut': guideCut,
  'haemoglobin-brake': haemoglobinBrake,
  helix,
  'hot-spring': hotSpring,
  insulin,
  jellyfish,
  'letter-field': letterField,
  lipid,
  'living-cell': livingCell,
  'mega-plate': megaPlate,
  'oil-drop': oilDrop,
  'pancreas-vial': pancreasVial,
  'phage-attack': phageAttack,
  'phage-parts': phageParts,
  'phage-spoon': phageSpoon,
  plaques,
  plasmid,
  'plasmid-pass': plasmidPass,
  population,
  'reading-frame': readingFrame,
  ribosome,
  scaffold,
  'self-assembly': selfAssembly,
  'signal-curve': signalCurve,
  'skin-anchors': skinAnchors,
  slick,
  splitting,
  tank,
  'thermal-cycle': thermalCycle,
  'virus-album': virusAlbum,
  worm,
  wound,
}
