const frame = { viewBox: '0 0 24 24', 'aria-hidden': true, focusable: false } as const
const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.4, strokeLinecap: 'round' } as const

export function SendIcon() {
  return (
    <svg {...frame}>
      <path {...line} strokeLinejoin="round" d="M12 19.5V5M5.8 11.2 12 5l6.2 6.2" />
    </svg>
  )
}

export function CloseIcon() {
  return (
    <svg {...frame}>
      <path {...line} d="m6 6 12 12M18 6 6 18" />
    </svg>
  )
}

export function StopIcon() {
  return (
    <svg {...frame}>
      <rect fill="currentColor" x="5" y="5" width="14" height="14" rx="3" />
    </svg>
  )
}

export function PauseIcon() {
  return (
    <svg {...frame}>
      <path fill="currentColor" d="M7 5h3.4v14H7zM13.6 5H17v14h-3.4z" />
    </svg>
  )
}

export function ListenIcon() {
  return (
    <svg {...frame}>
      <path fill="currentColor" d="M8 5.2v13.6c0 .9 1 1.5 1.8 1L20 13c.7-.5.7-1.5 0-2L9.8 4.2C9 3.7 8 4.3 8 5.2Z" />
    </svg>
  )
}

export function AgainIcon() {
  return (
    <svg {...frame}>
      <path {...line} strokeLinejoin="round" d="M5 12a7 7 0 1 0 2.4-5.3M7.6 3v4h4" />
    </svg>
  )
}

export function MinimiseIcon() {
  return (
    <svg {...frame}>
      <path {...line} d="M5.5 17.5h13" />
    </svg>
  )
}

export function ExpandIcon() {
  return (
    <svg {...frame}>
      <path {...line} strokeLinejoin="round" d="M13.5 5H19v5.5M10.5 19H5v-5.5M18.5 5.5l-5 5M5.5 18.5l5-5" />
    </svg>
  )
}

export function SizeIcon() {
  return (
    <svg {...frame}>
      <path {...line} strokeLinejoin="round" d="m5.5 15 6.5-6.5 6.5 6.5" />
    </svg>
  )
}
