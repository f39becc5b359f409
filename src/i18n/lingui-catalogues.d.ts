declare module '*.json?lingui' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

declare module '*.json?video?lingui' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}

declare module '*.json?late?lingui' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
