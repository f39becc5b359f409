import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
} from '@tanstack/react-router'
import type { LanguageSession } from '../../../src/i18n/language-session.ts'

/** The paths of the site's pages, by the names of its route files; no route is loaded. */
export const sitePaths = Object.keys(import.meta.glob('../../../src/routes/*.tsx'))
  .map((file) => file.replace(/^.*\/|\.tsx$/g, ''))
  .filter((name) => !/^[-_]/.test(name))
  .map((name) => `/${name.replace(/(^|\.)index$/, '').replaceAll('.', '/')}`)

/** A router in memory that knows the site's paths, so that links have addresses; it shows `component` on all of them. */
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
