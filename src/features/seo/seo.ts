export { feedEntry } from './feed-entries'
