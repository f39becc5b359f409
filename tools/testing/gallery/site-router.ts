import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
} from '@tanstack/react-router'
import type { LanguageSession } from '../../../src/i18n/language-session.ts'

export const sitePaths = Object.keys(import.meta.glob('../../../src/routes/*.tsx'))
  .map((file) => file.replace(/^.*\/|\.tsx$/g, ''))
  .filter((name) => !/^[-_]/.test(name))
  .map((name) => `/${name.replace(/(^|\.)index$/, '').replaceAll('.', '/')}`)

export function createSiteRouter(component: RouteComponent, session: LanguageSession) {
  const root = createRootRoute({ component, notFoundComponent: () => null })
  const pages = sitePaths.map((path) => createRoute({ getParentRoute: () => root, path, component: () => null }))
  return createRouter({
    routeTree: root.addChildren(pages),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    scrollRestoration: false,
    context: { session },
  })
}
