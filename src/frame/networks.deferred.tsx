import { useLingui } from '@lingui/react'
import type { MouseEvent } from 'react'
import styles from './networks.module.css'

export type NetworkId = 'facebook' | 'twitter' | 'linkedin' | 'whatsapp' | 'instagram' | 'youtube'

interface Network {
  name: string
  home: string
  share?: (pageUrl: string) => string
  glyph: string
}

const networks: Record<NetworkId, Network> = {
  facebook: {
    name: 'Facebook',
    home: 'https://www.facebook.com/',
    share: (url) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
    glyph:
      'M13.6 21v-7.6h2.6l.5-3.3h-3.1V8.3c0-1 .4-1.7 1.8-1.7h1.5V3.7C16.4 3.6 15.6 3.5 14.8 3.5c-2.7 0-4.4 1.6-4.4 4.5v2.1H7.5v3.3h2.9V21z',
  },
  twitter: {
    name: 'X (Twitter)',
    home: 'https://x.com/',
    share: (url) => `https://x.com/intent/post?url=${encodeURIComponent(url)}`,
    glyph: 'M3.5 3.5h4.9l4.3 6 5.1-6h2.4l-6.4 7.6 7 9.4h-4.9l-4.7-6.5-5.5 6.5H3.3l6.9-8.1zM7.4 5.3l9.5 13.4h1.6L9 5.3z',
  },
  linkedin: {
    name: 'LinkedIn',
    home: 'https://www.linkedin.com/',
    share: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
    glyph:
      'M4 9.2h3.5V20H4zM5.7 3.8a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM9.8 9.2h3.3v1.5c.6-1 1.8-1.8 3.4-1.8 3 0 4 1.9 4 4.7V20H17v-5.7c0-1.5-.4-2.5-1.7-2.5-1.5 0-2.1 1.1-2.1 2.6V20H9.8z',
  },
  whatsapp: {
    name: 'WhatsApp',
    home: 'https://www.whatsapp.com/',
    share: (url) => `https://wa.me/?text=${encodeURIComponent(url)}`,
    glyph:
      'M12 3a9 9 0 0 0-7.7 13.6L3 21l4.5-1.2A9 9 0 1 0 12 3zm0 1.8a7.2 7.2 0 1 1-3.9 13.3l-2.5.7.7-2.4A7.2 7.2 0 0 1 12 4.8zM8.9 7.7c-.5 0-1.3.7-1.3 1.9 0 2.5 3.4 6.1 6.3 6.1 1.4 0 2.3-.8 2.3-1.7 0-.5-1.9-1.4-2.2-1.4-.5 0-.7 1-1.2 1-.6 0-2.7-1.9-2.7-2.4 0-.4.8-.7.8-1.2 0-.3-.7-2.3-2-2.3z',
  },
  instagram: {
    name: 'Instagram',
    home: 'https://www.instagram.com/',
    glyph:
      'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm.1 2A3.1 3.1 0 0 0 5 8.1v7.8A3.1 3.1 0 0 0 8.1 19h7.8a3.1 3.1 0 0 0 3.1-3.1V8.1A3.1 3.1 0 0 0 15.9 5zM12 7.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zm0 2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zm4.7-3.5a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  },
  youtube: {
    name: 'YouTube',
    home: 'https://www.youtube.com/',
    glyph: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zm3.8 3.8v6.4l5.6-3.2z',
  },
}

/** Links that share the current page where possible. Nothing is loaded from a network in advance. */
export function NetworkLinks({ ids }: { ids: readonly NetworkId[] }) {
  const { i18n } = useLingui()

  // Reads the page URL on click: the server doesn't know the public host.
  function aim(event: MouseEvent<HTMLAnchorElement>, network: Network) {
    if (network.share) event.currentTarget.href = network.share(window.location.href)
  }

  return (
    <ul className={styles['list']}>
      {ids.map((id) => {
        const network = networks[id]
        const name = i18n._(network.share ? 'share_on' : 'network_home', { network: network.name })
        return (
          <li key={id}>
            <a
              href={network.home}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={name}
              onClick={(event) => aim(event, network)}
              onAuxClick={(event) => aim(event, network)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d={network.glyph} fillRule="evenodd" />
              </svg>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
