import { loadDeferredMessages } from '../i18n/catalogue.ts'
import { lazyWithRetry } from './lazy-with-retry.ts'

/** As `lazyWithRetry`, for what says something: it is there when its messages are, so that no reader sees their keys. */
export function lazyViewWithRetry<View>(load: () => Promise<View>): () => Promise<View> {
  return lazyWithRetry(async () => (await Promise.all([load(), loadDeferredMessages()]))[0])
}
