// React is a file of its own in the browser (vite.config.ts), and this has it run as soon as it has come: otherwise it would
// run with the first module of the app that asks for it, in the same task.
import 'react-dom/client'
