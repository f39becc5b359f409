const frame = { viewBox: '0 0 24 24', 'aria-hidden': true, focusable: false } as const
const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.2, strokeLinecap: 'round' } as const

export function BackIcon() {
  return (
    <svg {...frame}>
      <path
        fill="currentColor"
        d="M5 5h2.6v14H5zM19 6.2v11.6c0 .9-1 1.4-1.7.9l-8-5.8a1.1 1.1 0 0 1 0-1.8l8-5.8c.7-.5 1.7 0 1.7.9Z"
      />
    </svg>
  )
}

export function OnIcon() {
  return (
    <svg {...frame}>
      <path
        fill="currentColor"
        d="M16.4 5H19v14h-2.6zM5 6.2v11.6c0 .9 1 1.4 1.7.9l8-5.8a1.1 1.1 0 0 0 0-1.8l-8-5.8C6 4.8 5 5.3 5 6.2Z"
      />
    </svg>
  )
}

const cone = 'M4 9.5v5h3.4L12 18.6V5.4L7.4 9.5Z'

export function SoundIcon() {
  return (
    <svg {...frame}>
      <path fill="currentColor" d={cone} />
      <path {...line} d="M15.5 9a4 4 0 0 1 0 6M18 6.2a8 8 0 0 1 0 11.6" />
    </svg>
  )
}

export function MutedIcon() {
  return (
    <svg {...frame}>
      <path fill="currentColor" d={cone} />
      <path {...line} d="m15.5 9.5 5 5M20.5 9.5l-5 5" />
    </svg>
  )
}
