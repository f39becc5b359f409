import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../i18n/language-context.tsx'
import styles from './footer.module.css'
import { useCatchUp } from '../hydration/bfcache-restore.deferred.ts'
import { NewsletterForm } from './newsletter-form.deferred.tsx'
import { NetworkLinks } from './networks.deferred.tsx'

export function Footer() {
  useCatchUp()
  const { i18n } = useLingui()
  const { language } = useLanguage()
  return (
    <footer data-site-footer="" className={styles['foot']}>
      <div className={`wrap ${styles['inner']}`}>
        <p className={styles['word']} aria-hidden="true" translate="no">
          Tecnociencia<b>Z</b>
        </p>
        <div className={styles['columns']}>
          <nav className={styles['resources']} aria-labelledby="footer-resources">
            <h2 id="footer-resources">{i18n._('resources')}</h2>
            <ul>
              <li>
                <Link to="/shorts">{i18n._('technosciences')}</Link>
              </li>
              <li>
                <Link to="/retroengineering">{i18n._('retroengineering')}</Link>
              </li>
              <li>
                <Link to="/about-us">{i18n._('about_us')}</Link>
              </li>
              <li>
                <Link to="/interaction">{i18n._('conversation_with_zed')}</Link>
              </li>
              <li>
                <Link to="/search">{i18n._('search_title')}</Link>
              </li>
              <li>
                <Link to="/glossary">{i18n._('glossary_title')}</Link>
              </li>
              <li>
                <Link to="/contact">{i18n._('contact_title')}</Link>
              </li>
              <li>
                <a href={`/feed/${language}.xml`}>{i18n._('feed_link')}</a>
              </li>
            </ul>
          </nav>
          <section className={styles['newsletter']} aria-labelledby="footer-newsletter">
            <h2 id="footer-newsletter">{i18n._('newsletter_title')}</h2>
            <NewsletterForm />
          </section>
          <section className={styles['social']} aria-labelledby="footer-pass-on">
            <h2 id="footer-pass-on">{i18n._('share_this_page')}</h2>
            <NetworkLinks ids={['facebook', 'twitter', 'linkedin', 'whatsapp']} />
          </section>
        </div>
        <div className={styles['legal']}>
          <p>{i18n._('copyright')}</p>
          <Link to="/privacy">{i18n._('privacy_policy')}</Link>
          <Link to="/terms">{i18n._('terms_of_use')}</Link>
        </div>
      </div>
    </footer>
  )
}
