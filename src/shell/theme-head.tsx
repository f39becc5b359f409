import { paperColours, type ThemeChoice } from '../ui/theme.ts'

/** What the browser itself is to know of the theme: its controls, its scroll bars and the frame around the page. */
export function ThemeHead({ choice }: { choice: ThemeChoice }) {
  return (
    <>
      <meta name="color-scheme" content={choice === 'system' ? 'light dark' : choice} />
      {choice === 'system' ? (
        <>
          <meta name="theme-color" media="(prefers-color-scheme: light)" content={paperColours.light} />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paperColours.dark} />
        </>
      ) : (
        <meta name="theme-color" content={paperColours[choice]} />
      )}
    </>
  )
}
