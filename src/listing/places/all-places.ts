import { addPlaceData } from './place-data'
import places from './places.json'
import shapes from './shapes.json'

/** This module loads the tables of places for all that runs outside of pages: the full app, the cron job and commands. */
addPlaceData({ places, shapes })
