import { paperColours, themeMedia, type ThemeChoice } from '../ui/theme.ts'

/** Tells the browser the theme of its controls and frame. */
export function ThemeHead({ choice }: { choice: ThemeChoice }) {
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media={themeMedia('light', choice)} content={paperColours.light} />
      <meta name="theme-color" media={themeMedia('dark', choice)} content={paperColours.dark} />
    </>
  )
}
