import { addPlaceData } from './place-data'
import * as tables from './place-tables'

/** This module loads the tables of places for what runs outside of pages: the full app, the cron job and commands. */
addPlaceData(tables)
