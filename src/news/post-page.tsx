import type { ReactNode } from 'react'
import type { Post } from '../content/schema.ts'
import styles from './post-page.module.css'

export interface PostPageProps {
  post: Post
  /** What stands below the post's own text. */
  children?: ReactNode
}

/** A static post: a page outside the news. Its content was sanitised when the site was built. */
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
