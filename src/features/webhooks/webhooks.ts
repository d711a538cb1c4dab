export { queueLeadEvent, recordForWebhooks } from './queue-events'
