import { withLocalePrefix } from '../i18n/language-address.ts'
import { pageHead, type PageContext } from '../ui/page-head.ts'
import type { GlossaryView } from './glossary-view.server.ts'

export function glossaryHead(context: PageContext, view: GlossaryView) {
  const translator = context.session.translator(context.session.current)
  const title = translator._('glossary_title')
  const address = context.site.siteUrl + withLocalePrefix('/glossary', context.session.current)
  return {
    ...pageHead(context, {
      title,
      description: translator._('glossary_intro', { count: view.count }),
      paths: '/glossary',
    }),
    scripts: [
      {
        type: 'application/ld+json',
        // Escapes `<`, so that the JSON can't close its script element.
        children: JSON.stringify(termSet(view, title, address, context.session.current)).replaceAll('<', '\\u003c'),
      },
    ],
  }
}

/** A schema.org DefinedTermSet (https://schema.org/DefinedTermSet). `address`: URL of its page. */
export function termSet({ letters }: GlossaryView, name: string, address: string, inLanguage: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    '@id': address,
    name,
    url: address,
    inLanguage,
    hasDefinedTerm: letters.flatMap(({ entries }) =>
      entries.map(({ id, term, definition }) => ({
        '@type': 'DefinedTerm',
        '@id': `${address}#${id}`,
        name: term,
        description: definition,
      })),
    ),
  }
}
