// Runs React's separate file (vite.config.ts) as soon as it loads, in its own task.
import 'react-dom/client'
