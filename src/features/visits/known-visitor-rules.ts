import type { FieldRules } from '../../platform/forms/field-rules'

/** The rules for a known visitor, whose other data the server has or requests. */
export const KNOWN_VISITOR_RULES: Partial<FieldRules> = {
  required: ['Email'],
  needsReplyChannel: false,
}
