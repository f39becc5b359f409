/** Writes public/icon-192.png from public/favicon.svg, and public/pictures/placeholder.svg. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { placeholderSvg } from './placeholder.ts'

const publicFolder = join(import.meta.dirname, '../../public')
const iconSide = 192
/** White margin for platforms that crop icons. */
const iconMargin = 28

const face = await sharp(await readFile(join(publicFolder, 'favicon.svg')), { density: 600 })
  .resize(iconSide - 2 * iconMargin)
  .toBuffer()
await sharp({ create: { width: iconSide, height: iconSide, channels: 3, background: '#ffffff' } })
  .composite([{ input: face }])
  .png({ palette: true, effort: 10 })
  .toFile(join(publicFolder, 'icon-192.png'))
await writeFile(join(publicFolder, 'pictures/placeholder.svg'), placeholderSvg(1014, 570))
