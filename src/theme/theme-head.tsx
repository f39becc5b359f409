import { paperColours, themeMedia, type ThemeChoice } from '../ui/theme.ts'

/** What the browser itself is to know of the theme: its controls and the frame around the page. The rest is in the tokens. */
export function ThemeHead({ choice }: { choice: ThemeChoice }) {
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media={themeMedia('light', choice)} content={paperColours.light} />
      <meta name="theme-color" media={themeMedia('dark', choice)} content={paperColours.dark} />
    </>
  )
}
