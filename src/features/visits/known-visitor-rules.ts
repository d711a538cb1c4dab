import type { FieldRules } from '../../platform/forms/field-rules'

/** The rules for a visitor of whom the server has the rest, or asks for it. */
export const KNOWN_RULES: Partial<FieldRules> = { required: ['Email'], reach: false }
