import type { Video } from '../../src/content/video.ts'
import type { Dated, Sized } from '../../src/i18n/in-words.ts'
import { formatDate } from '../../src/i18n/dates.server.ts'
import { formatScale } from '../../src/i18n/sizes.server.ts'

export function video(fields: Partial<Video> = {}): Dated<Sized<Video>> {
  const { id = '1', topic = 'nanotechnology' } = fields
  const folder = `/videos/${topic}-${id}`
  const made: Video = {
    id,
    topic,
    technoscience: 'Nanotecnología',
    title: `Corto ${id}`,
    summary: 'Un resumen.',
    video: `${folder}/video.mp4`,
    thumbnail: `${folder}/poster-360.webp`,
    poster: `${folder}/poster-720.webp`,
    time: '00mins 28sec',
    language: 'Español',
    release_date: '15 October,2026',
    releaseDate: '2026-10-15',
    durationSeconds: 28,
    scale: 1e-9,
    captions: { es: `${folder}/es.vtt`, en: `${folder}/en.vtt` },
    transcript: [
      { start: 0, end: 4, text: 'Primera frase.' },
      { start: 5, end: 9, text: 'Segunda frase.' },
    ],
    sources: [],
    ...fields,
  }
  return { ...made, dateText: formatDate(made.releaseDate, 'es'), scaleText: formatScale(made.scale, 'es') }
}
