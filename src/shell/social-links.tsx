import { useLingui } from '@lingui/react'
import type { MouseEvent } from 'react'
import styles from './social-links.module.css'

export type NetworkId = 'facebook' | 'twitter' | 'linkedin' | 'whatsapp' | 'instagram' | 'youtube'

interface Network {
  name: string
  home: string
  /** The network's public address that offers to share a page; some have none. */
  share?: (pageUrl: string) => string
  glyph: string
}

const networks: Record<NetworkId, Network> = {
  facebook: {
    name: 'Facebook',
    home: 'https://www.facebook.com/',
    share: (url) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
    glyph:
      'M13.6 21v-7.6h2.6l.5-3.3h-3.1V8.3c0-1 .4-1.7 1.8-1.7h1.5V3.7C16.4 3.6 15.6 3.5 14.8 3.500c-2.7 0-4.4 1.6-4.4 4.500v2.100H7.500v3.300h2.900V21z',
  },
  twitter: {
    name: 'X (Twitter)',
    home: 'https://x.com/',
    share: (url) => `https://x.com/intent/post?url=${encodeURIComponent(url)}`,
    glyph:
      'M3.5 3.500h4.900l4.3 6 5.1-6h2.400l-6.4 7.6 7 9.400h-4.900l-4.7-6.5-5.5 6.500H3.300l6.9-8.100zM7.4 5.300l9.5 13.400h1.600L9 5.300z',
  },
  linkedin: {
    name: 'LinkedIn',
    home: 'https://www.linkedin.com/',
    share: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
    glyph:
      'M4 9.200h3.500V20H4zM5.7 3.800a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM9.8 9.200h3.300v1.500c.6-1 1.8-1.8 3.4-1.8 3 0 4 1.9 4 4.700V20H17v-5.700c0-1.5-.4-2.5-1.7-2.5-1.5 0-2.1 1.1-2.1 2.600V20H9.800z',
  },
  whatsapp: {
    name: 'WhatsApp',
    home: 'https://www.whatsapp.com/',
    share: (url) => `https://wa.me/?text=${encodeURIComponent(url)}`,
    glyph:
      'M12 3a9 9 0 0 0-7.7 13.600L3 21l4.5-1.200A9 9 0 1 0 12 3zm0 1.800a7.2 7.2 0 1 1-3.9 13.300l-2.5.7.7-2.400A7.2 7.2 0 0 1 12 4.800zM8.9 7.700c-.5 0-1.3.7-1.3 1.9 0 2.5 3.4 6.1 6.3 6.1 1.4 0 2.3-.8 2.3-1.7 0-.5-1.9-1.4-2.2-1.4-.5 0-.7 1-1.2 1-.6 0-2.7-1.9-2.7-2.4 0-.4.8-.7.8-1.2 0-.3-.7-2.3-2-2.300z',
  },
  instagram: {
    name: 'Instagram',
    home: 'https://www.instagram.com/',
    glyph:
      'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm.1 2A3.1 3.1 0 0 0 5 8.100v7.800A3.1 3.1 0 0 0 8.1 19h7.800a3.1 3.1 0 0 0 3.1-3.100V8.100A3.1 3.1 0 0 0 15.9 5zM12 7.700a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.600zm0 2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.600zm4.7-3.500a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.200z',
  },
  youtube: {
    name: 'YouTube',
    home: 'https://www.youtube.com/',
    glyph: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zm3.8 3.800v6.400l5.6-3.200z',
  },
}

/** Icons of networks. Where the network can, an icon shares the page that is shown; nothing is asked of it before. */
export function SocialLinks({ ids }: { ids: readonly NetworkId[] }) {
  const { i18n } = useLingui()

  // The page's address is read at the click: the server does not know under which host it is seen.
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
