import { PlainPage, PlainSection } from './plain-page.tsx'

/** The terms under which the site can be used. */
export function TermsPage() {
  return (
    <PlainPage title="terms_of_use" intro="terms_intro">
      <PlainSection title="terms_content_title" text="terms_content_text" />
      <PlainSection title="terms_errors_title" text="terms_errors_text" />
      <PlainSection title="terms_use_title" text="terms_use_text" />
      <PlainSection title="terms_licence_title" text="terms_licence_text" />
    </PlainPage>
  )
}
