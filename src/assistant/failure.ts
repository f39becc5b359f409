import type { Message } from './conversation.ts'

/** Whether a message stands for what Zed could not say. */
export const isFailure = (message: Message): boolean => 'failed' in message && message.failed === true
