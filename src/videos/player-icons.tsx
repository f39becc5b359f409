export function PlayIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M7 4v16l13-8z" fill="currentColor" />
    </svg>
  )
}

export function ReplayIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M5 12a7 7 0 1 0 2.4-5.3M7.6 3v4h4" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

export function PauseIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M6 4h4v16H6zm8 0h4v16h-4z" fill="currentColor" />
    </svg>
  )
}

export function SoundIcon({ muted }: { muted: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M3 9v6h4l6 5V4L7 9z" fill="currentColor" />
      <path
        d={muted ? 'm16 9 6 6m0-6-6 6' : 'M16 8.5a5 5 0 0 1 0 7m2.5-10a9 9 0 0 1 0 13'}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  )
}

export function CaptionsIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M3 5h18v14H3zm3 6h7m2 0h3M6 15h3m2 0h7" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

export function FullScreenIcon({ full }: { full: boolean }) {
  const path = full ? 'M9 4v5H4m16 0h-5V4m0 16v-5h5M4 15h5v5' : 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5'
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
