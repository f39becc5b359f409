import type { Language } from '../i18n/language.ts'
import type { Banner } from './schema.ts'

/** Section one has no banner; it shows the house advertisement. */
const banners: Record<Language, Banner[]> = {
  es: [
    {
      id: 'es-1',
      imageUrl: '/pictures/sizes-banner/light.svg',
      imageAlt:
        'Una regla con una molécula, un virus, una célula y una hoja, cada una más grande, y al final la cara de Zed.',
      link: '/es/publicidad/sobre-nosotros',
      homeSection: 'home-section-two',
      displayOrder: 1,
    },
  ],
  en: [
    {
      id: '1',
      imageUrl: '/pictures/sizes-banner/light.svg',
      imageAlt:
        'A ruler with a molecule, a virus, a cell and a leaf, each larger than the last, and Zed’s face at its end.',
      link: '/en/publicity/about-us',
      homeSection: 'home-section-two',
      displayOrder: 1,
    },
  ],
}

export function listBanners(language: Language): Banner[] {
  return banners[language]
}
