/** Exported components without an entry of their own, as `room/file Name`, and where or why not they are seen. */
export const parts: Record<string, string> = {
  'shell/site-frame SiteFrame': 'the shell, told by the machines what to show: nothing of its own to be seen',
  'shell/theme-head ThemeHead': 'stands in the head of a page',
  'assistant/assistant-provider AssistantProvider': 'gives a context; around every panel, with scripted work',
  'assistant/open-panel OpenPanel': 'in the assistant panel, in every state but hidden',
  'assistant/composer Composer': 'in the assistant panel',
  'assistant/conversation-log ConversationLog': 'in the assistant panel',
  'assistant/caption Caption': 'in the assistant panel, speaking',
  'assistant/panel-status PanelStatus': 'in the assistant panel',
  'assistant/progress-ruler ProgressRuler': 'in the assistant panel, speaking',
  'assistant/zed-stage ZedStage': 'in the assistant panel',
  'assistant/unheard-text UnheardText': 'for screen readers alone',
  'news/article-share ArticleShare': 'in the article tools',
  'videos/player-controls.deferred PlayerControls': 'in the player, once the page is used: playing, with controls',
  'videos/video-link VideoLink': 'a bare link; in every tile and card of a video',
}
