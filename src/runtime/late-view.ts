import { loadDeferredMessages } from '../i18n/catalogue.ts'
import { latePart } from './late-part.ts'

/** As `latePart`, for what says something: it is there when its messages are, so that no reader sees their keys. */
export function lateView<View>(load: () => Promise<View>): () => Promise<View> {
  return latePart(async () => (await Promise.all([load(), loadDeferredMessages()]))[0])
}
