import type { VideoTopic } from '../../src/content/video-script.ts'
import { lettering, measure } from './letters.ts'
import { disc } from './paths.ts'
import { coloursOn } from './palette.ts'
import type { Sheet } from './scene.ts'
import { sizeText, type Film } from './timeline.ts'

export const topicNames: Readonly<Record<VideoTopic, string>> = {
  nanotechnology: 'Nanotecnología',
  infotechnology: 'Infotecnología',
  biotechnology: 'Biotecnología',
  cognotechnology: 'Cognotecnología',
  retroengineering: 'Retroingeniería',
  'about-us': 'Tecnociencia Z',
}

export function drawFilmLabel(sheet: Sheet, film: Film): void {
  const { brush } = sheet
  const type = { size: 11.5, weight: 650, width: 90 }
  const name = topicNames[film.topic]
  const size = sizeText(film.scale)
  const [x, y, height] = [14, 14, 19]
  const nameWidth = measure(sheet, name, type)
  const width = 27 + nameWidth + 8 + measure(sheet, size, type) + 7
  const light = coloursOn('paper', film.ink)
  brush.fillStyle = '#ffffff'
  brush.fillRect(x, y, width, height)
  brush.strokeStyle = light.key
  brush.lineWidth = 1.4
  brush.strokeRect(x, y, width, height)
  brush.fillStyle = light.inkA
  brush.fill(disc(x + 10, y + height / 2, 4.6))
  brush.fillStyle = light.inkB
  brush.globalCompositeOperation = 'multiply'
  brush.fill(disc(x + 16.5, y + height / 2, 4.6))
  brush.globalCompositeOperation = 'source-over'
  lettering(sheet, name, x + 25, y + 13.5, { ...type, ink: light.key })
  lettering(sheet, size, x + 27 + nameWidth + 6, y + 13.5, { ...type, weight: 450, ink: light.key })
}
