import type { ReactNode } from 'react'
import type { Post } from '../content/schema.ts'
import styles from './post-page.module.css'

export interface PostPageProps {
  post: Post
  children?: ReactNode
}

export function PostPage({ post, children }: PostPageProps) {
  return (
    <article className={`wrap ${styles['post']}`}>
      <h1 tabIndex={-1}>{post.title}</h1>
      <p className={styles['excerpt']}>{post.excerpt}</p>
      <div className={styles['content']} dangerouslySetInnerHTML={{ __html: post.content }} />
      {children}
    </article>
  )
}
