/** The event on the window by which the app says that it listens, so that what was kept until then is replayed. */
export const hydratedEvent = 'zed:hydrated'
