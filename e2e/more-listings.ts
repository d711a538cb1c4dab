/** A home that was online and is no more. */
export const DELETED_ID = 499_999

/** A word that no line has room for, of which a home and a project consist. */
export const LONG_WORD = {
  word: 'Hottentottententententoonstellingsterreinbewonersverenigings',
  home: 499_960,
  project: 9960,
}

/** Sold homes in towns of their own: a few pages, and more of them than anybody wants to ask for one by one. */
export const SOLD = {
  few: { city: 'Ieper', zip: '8900', count: 30, from: 990_000 },
  many: { city: 'Poperinge', zip: '8970', count: 75, from: 991_000 },
}

/**
 * The homes that tests need beside the demo's, as the agency's CRM sends them: all are there before the first
 * test, as one that came meanwhile would change the counts that others compare.
 */
export function moreHomes(): object[] {
  const gone = { ID: DELETED_ID, Goal: 1, Status: 1, Zip: '4780', Price: 100, WebID: 1 }
  return [
    { Items: [gone, ...Object.values(SOLD).flatMap(soldHomes)] },
    { DeletedIDs: [DELETED_ID] },
    longWords(),
  ]
}

function soldHomes({ city, zip, count, from }: (typeof SOLD)['few']): object[] {
  return Array.from({ length: count }, (_, index) => ({
    ID: from + index,
    Goal: 0,
    Status: 2,
    City: city,
    Zip: zip,
    WebID: 1,
    TypeDescription: { nl: `Huis ${index}`, fr: `Maison ${index}` },
    StartCommercialisation: `2026-02-${String((index % 28) + 1).padStart(2, '0')}`,
  }))
}

function longWords(): object {
  const { word, home, project } = LONG_WORD
  const facts = {
    Goal: 0,
    Status: 1,
    Zip: '4780',
    WebID: 2,
    // Not among the newest, where other tests look.
    StartCommercialisation: '2001-01-01',
    Price: 345_000,
    City: word,
    Street: word,
    HouseNumber: '1',
    TypeDescription: { nl: word, fr: word },
    DescriptionA: { nl: `<p>${word}</p>`, fr: `<p>${word}</p>` },
    ConditionName: word,
    District: word,
    ManagerName: word,
    Divisions: [{ ID: 1, Floor: 1, RoomTypeName: word, Surface: 14, Comments: word }],
  }
  const unit = { ID: home + 1, ...facts, BuildingID: 1, BuildingName: word, Ident: word }
  return {
    Items: [{ ID: home, ...facts }],
    Projects: [
      {
        ID: project,
        Name: { nl: word, fr: word },
        Zip: '4780',
        City: word,
        Street: word,
        Units: [unit],
      },
    ],
  }
}
