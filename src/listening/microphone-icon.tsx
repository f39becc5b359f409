export function MicrophoneIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden focusable={false}>
      <rect fill="currentColor" x="8.6" y="2.5" width="6.8" height="12.2" rx="3.4" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2.2}
        strokeLinecap="round"
        d="M5 11.5a7 7 0 0 0 14 0M12 18.6v3"
      />
    </svg>
  )
}
