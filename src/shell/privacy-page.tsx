import { PlainPage, PlainSection } from './plain-page.tsx'

/** What the site keeps and sends, and what it does not. */
export function PrivacyPage() {
  return (
    <PlainPage title="privacy_policy" intro="privacy_intro">
      <PlainSection title="privacy_browser_title" text="privacy_browser_text" />
      <PlainSection title="privacy_zed_title" text="privacy_zed_text" />
      <PlainSection title="privacy_forms_title" text="privacy_forms_text" />
      <PlainSection title="privacy_networks_title" text="privacy_networks_text" />
    </PlainPage>
  )
}
