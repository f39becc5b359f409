import type { Kit } from '../../scene.ts'
import { aerogel } from './aerogel.ts'
import { atomRuler } from './atom-ruler.ts'
import { brownian } from './brownian.ts'
import { catalyst } from './catalyst.ts'
import { chip } from './chip.ts'
import { comet } from './comet.ts'
import { corral } from './corral.ts'
import { cubes } from './cubes.ts'
import { cup } from './cup.ts'
import { dnaBox } from './dna-box.ts'
import { dots } from './dots.ts'
import { drop } from './drop.ts'
import { facade } from './facade.ts'
import { fineLines } from './fine-lines.ts'
import { fingernail } from './fingernail.ts'
import { flame } from './flame.ts'
import { gecko } from './gecko.ts'
import { gripper } from './gripper.ts'
import { hairs } from './hairs.ts'
import { keyhole } from './keyhole.ts'
import { lattice } from './lattice.ts'
import { leaf } from './leaf.ts'
import { lipid } from './lipid.ts'
import { lotusBumps } from './lotus-bumps.ts'
import { marble } from './marble.ts'
import { medal } from './medal.ts'
import { membrane } from './membrane.ts'
import { microscope } from './microscope.ts'
import { mirrorMask } from './mirror-mask.ts'
import { mirrors } from './mirrors.ts'
import { nanopore } from './nanopore.ts'
import { nanotube } from './nanotube.ts'
import { needle } from './needle.ts'
import { opalStone } from './opal-stone.ts'
import { origami } from './origami.ts'
import { peel } from './peel.ts'
import { pitch } from './pitch.ts'
import { pixels } from './pixels.ts'
import { plasmon } from './plasmon.ts'
import { powers } from './powers.ts'
import { ribbon } from './ribbon.ts'
import { ribosome } from './ribosome.ts'
import { scanMap } from './scan-map.ts'
import { sequencer } from './sequencer.ts'
import { smiley } from './smiley.ts'
import { spatula } from './spatula.ts'
import { spheres } from './spheres.ts'
import { tape } from './tape.ts'
import { testStrip } from './test-strip.ts'
import { tin } from './tin.ts'
import { thinFilm } from './thin-film.ts'
import { tubeGrowth } from './tube-growth.ts'
import { tubePair } from './tube-pair.ts'
import { vials } from './vials.ts'
import { waveBox } from './wave-box.ts'

export const nano: Kit = {
  aerogel,
  'atom-ruler': atomRuler,
  brownian,
  catalyst,
  chip,
  comet,
  corral,
  cubes,
  cup,
  'dna-box': dnaBox,
  dots,
  drop,
  facade,
  'fine-lines': fineLines,
  fingernail,
  flame,
  gecko,
  gripper,
  hairs,
  keyhole,
  lattice,
  leaf,
  lipid,
  'lotus-bumps': lotusBumps,
  marble,
  medal,
  membrane,
  microscope,
  'mirror-mask': mirrorMask,
  mirrors,
  nanopore,
  nanotube,
  needle,
  'opal-stone': opalStone,
  origami,
  peel,
  pitch,
  pixels,
  plasmon,
  powers,
  ribbon,
  ribosome,
  'scan-map': scanMap,
  sequencer,
  smiley,
  spatula,
  spheres,
  tape,
  'thin-film': thinFilm,
  'test-strip': testStrip,
  tin,
  'tube-growth': tubeGrowth,
  'tube-pair': tubePair,
  vials,
  'wave-box': waveBox,
}
