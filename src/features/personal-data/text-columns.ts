import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import {
  building,
  errorReport,
  heldListing,
  importRun,
  listing,
  listingRules,
  priceRange,
  project,
  property,
  propertyType,
  replacedCard,
} from '../../platform/db/schema'
import { appointment, ownerEntry } from '../../platform/db/schema-appointments'
import {
  agencyFile,
  article,
  articleCategory,
  contentVersion,
  documentUpload,
  image,
  labelOverride,
  mapMarker,
  page,
  pageModule,
  pictureMark,
  screen,
  siteSetting,
  teamMember,
  testimonial,
} from '../../platform/db/schema-content'
import {
  crmDeletion,
  crmHook,
  crmId,
  crmItem,
  crmNumber,
  crmPicture,
  crmRun,
  crmStaged,
  crmState,
} from '../../platform/db/schema-crm'
import {
  embedVisit,
  ownerProperty,
  ownerReport,
  propertyHistory,
  propertyVisit,
} from '../../platform/db/schema-history'
import {
  crmLead,
  dailySalt,
  lead,
  leadNote,
  leadRead,
  outbox,
  rateCount,
  signingKeyRow,
} from '../../platform/db/schema-leads'
import { earlyAccess, listingOverrideTable, listingPin } from '../../platform/db/schema-overrides'
import {
  account,
  audit,
  consentCount,
  erasure,
  loginTry,
  passkey,
  passkeyChallenge,
  recoveryCode,
  resetToken,
  session,
} from '../../platform/db/schema-people'
import { neverFound, redirect } from '../../platform/db/schema-redirects'
import { revision, schedule, untranslated } from '../../platform/db/schema-revisions'
import { changedListing, savedSearch, searchFind } from '../../platform/db/schema-searches'
import { webhook, webhookChange, webhookDelivery } from '../../platform/db/schema-webhooks'

// The following tables are the only source for erasure and export. A test requires an entry for each text column.

/** Records that belong to the holder of a mail address. They are exported and deleted completely. */
export interface PersonalTable {
  table: SQLiteTable
  /** The columns with words of a person. */
  words: SQLiteColumn[]
  /** The column with the id of the record, or of the record that it belongs to. */
  owner: SQLiteColumn
  /** The part of an identity that is removed from the words in records of other people. */
  erase: 'address' | 'identity'
  /** The column with the id of the record's lead, whose sender may have the same name or number. */
  lead?: SQLiteColumn
  /** In records that may have no lead: the name and number of their person, as the data of a lead has them. */
  sender?: SQL
  codes: SQLiteColumn[]
}

/** Logs and counts that belong to no person, but can contain words of visitors. */
export interface LogTable {
  table: SQLiteTable
  words: SQLiteColumn[]
  /** The effect of an erasure on words that name a person. An anonymous count is deleted with its row. */
  erase: 'row' | 'words'
  codes: SQLiteColumn[]
}

export const PERSONAL_TABLES: PersonalTable[] = [
  {
    table: lead,
    words: [
      lead.data,
      lead.extra,
      lead.page,
      lead.referrer,
      lead.campaign,
      lead.closedReason,
      lead.held,
    ],
    owner: lead.id,
    erase: 'identity',
    lead: lead.id,
    codes: [
      lead.kind,
      lead.lang,
      lead.createdAt,
      lead.idempotencyKey,
      lead.contentHash,
      lead.readAt,
      lead.status,
      lead.due,
    ],
  },
  {
    table: leadNote,
    words: [leadNote.text],
    owner: leadNote.leadId,
    erase: 'identity',
    lead: leadNote.leadId,
    codes: [],
  },
  {
    table: outbox,
    words: [outbox.mail, outbox.lastError],
    owner: outbox.id,
    erase: 'identity',
    lead: outbox.leadId,
    codes: [
      outbox.leadId,
      outbox.state,
      outbox.nextAt,
      outbox.claim,
      outbox.driver,
      outbox.createdAt,
      outbox.sentAt,
      outbox.recipient,
    ],
  },
  {
    table: crmLead,
    words: [crmLead.lead, crmLead.mail, crmLead.reason],
    owner: crmLead.leadId,
    erase: 'identity',
    lead: crmLead.leadId,
    codes: [crmLead.state, crmLead.nextAt, crmLead.claim, crmLead.crmId, crmLead.createdAt],
  },
  {
    table: savedSearch,
    words: [savedSearch.query, savedSearch.name],
    owner: savedSearch.id,
    // A name may be that of a street, and without it the search would match other listings.
    erase: 'address',
    codes: [
      // The address of the holder, who is the only person that it names.
      savedSearch.email,
      savedSearch.lang,
      savedSearch.kind,
      savedSearch.origin,
      savedSearch.frequency,
      savedSearch.state,
      savedSearch.tokenHash,
      savedSearch.leadId,
      savedSearch.consent,
    ],
  },
  {
    table: appointment,
    words: [
      appointment.name,
      appointment.phone,
      appointment.place,
      appointment.note,
      appointment.feedback,
    ],
    owner: appointment.id,
    erase: 'identity',
    sender: sql`json_object('Name', ${appointment.name}, 'PhoneNumber', ${appointment.phone})`,
    codes: [
      appointment.leadId,
      appointment.kind,
      appointment.lang,
      // The address of the visitor, who is the only person that it names.
      appointment.email,
      appointment.state,
      appointment.proposal,
      appointment.origin,
    ],
  },
  // The note belongs to the owners of the property.
  {
    table: ownerReport,
    words: [ownerReport.note],
    owner: ownerReport.propertyId,
    erase: 'identity',
    codes: [ownerReport.origin],
  },
]

/**
 * The records of a person that contain only words about that person. `history-person.ts` and `mentions.ts` erase the
 * histories.
 */
export const ACCOUNT_TABLES: SQLiteTable[] = [
  account,
  ownerProperty,
  passkey,
  propertyHistory,
  recoveryCode,
  resetToken,
  session,
]

export const LOG_TABLES: LogTable[] = [
  {
    table: errorReport,
    words: [errorReport.module, errorReport.error, errorReport.url],
    erase: 'row',
    codes: [errorReport.day],
  },
  { table: neverFound, words: [neverFound.path], erase: 'row', codes: [neverFound.lastHit] },
  {
    table: importRun,
    words: [importRun.refused, importRun.notes, importRun.held],
    erase: 'words',
    codes: [
      importRun.at,
      importRun.source,
      importRun.body,
      importRun.claim,
      importRun.claimedUntil,
    ],
  },
  {
    table: crmRun,
    words: [crmRun.problems],
    erase: 'words',
    codes: [
      crmRun.mode,
      crmRun.state,
      crmRun.reason,
      crmRun.startedAt,
      crmRun.endedAt,
      crmRun.nextAt,
      crmRun.claim,
      crmRun.claimedUntil,
      crmRun.work,
      crmRun.counts,
    ],
  },
  // Staff's words name no visitor. If they do, they are deleted.
  {
    table: ownerEntry,
    words: [ownerEntry.text],
    erase: 'words',
    codes: [ownerEntry.id, ownerEntry.kind, ownerEntry.state, ownerEntry.feedback],
  },
  { table: audit, words: [audit.detail], erase: 'words', codes: [audit.action, audit.subjectId] },
]

/** The tables that only the agency and its CRM write: content, listings, names of staff. */
export const AGENCY_TABLES: SQLiteTable[] = [
  agencyFile,
  article,
  articleCategory,
  testimonial,
  building,
  changedListing,
  crmPicture,
  crmStaged,
  heldListing,
  image,
  labelOverride,
  listing,
  listingOverrideTable,
  mapMarker,
  page,
  pageModule,
  pictureMark,
  project,
  property,
  propertyType,
  redirect,
  replacedCard,
  revision,
  screen,
  searchFind,
  siteSetting,
  teamMember,
  webhook,
]

/** Numbers, ids, dates, hashes and the site's own words. IP addresses are hashed with a daily salt. */
export const CODE_TABLES: SQLiteTable[] = [
  consentCount,
  contentVersion,
  crmDeletion,
  crmHook,
  crmId,
  crmItem,
  crmNumber,
  crmState,
  dailySalt,
  documentUpload,
  earlyAccess,
  embedVisit,
  erasure,
  leadRead,
  listingPin,
  listingRules,
  loginTry,
  passkeyChallenge,
  priceRange,
  propertyVisit,
  rateCount,
  schedule,
  signingKeyRow,
  untranslated,
  webhookChange,
  webhookDelivery,
]
