import { loadDeferredMessages } from '../i18n/catalogue.ts'
import { lazyWithRetry } from './lazy-with-retry.ts'

/** Like `lazyWithRetry`, for views: also waits for their messages. */
export function lazyViewWithRetry<View>(load: () => Promise<View>): () => Promise<View> {
  return lazyWithRetry(async () => (await Promise.all([load(), loadDeferredMessages()]))[0])
}
