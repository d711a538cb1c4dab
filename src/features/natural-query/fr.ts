import type { WordTable } from './meaning'

/** The French words of visitors from Brussels and Wallonia. */
export const fr: WordTable = {
  phrases: {
    house:
      'maison|maisons|maisonnette|villa|villas|fermette|ferme|fermes|bungalow|chalet|chateau|bel etage|bel etages|maison de maitre|maison de village|maison de ville|maison unifamiliale|maison mitoyenne|maison 2 facades|maison 3 facades|maison 4 facades|maison deux facades|maison trois facades|maison quatre facades|2 facades|3 facades|4 facades|deux facades|trois facades|quatre facades|maison kangourou|maison jumelee|maison ouvriere|maison bourgeoise|hotel de maitre|hotel particulier|maison de vacances|maison de campagne|pavillon|presbytere|longere|gite|maison neuve|maisons neuves|corps de logis|maison a vendre|maison a louer|moulin|habitation|maision|masion|maison familiale|maison individuelle|bicoque|baraque|villa moderne|maison neuve cle sur porte|maisson|mison|maizon|quatre facade|4 facade|3 facade|2 facade|propriete de charme',
    apartment:
      'appartement|appartements|appart|apparts|appartment|apartement|appartemant|apartment|appt|app|flat|flats|studio|studios|duplex|triplex|penthouse|loft|lofts|rez de chaussee|rez|rez de jardin|residence services|residence service|seniorie|kitchenette|appartement neuf|appartements neufs|apart|appartemen|appartemment|apparement|studette|apartements|app 1ch|duplexe|penthous|rez de chausse|rdc|rez jardin|flat service|loft industriel',
    land: 'terrain|terrains|terrain a batir|terrains a batir|terrain constructible|terrain agricole|terrain industriel|terrain de loisirs|terrain boise|parcelle|parcelles|lotissement|lot a batir|prairie|pature|champ|terrain a construire|terrain batir|terain|terrain a batir viabilise|bout de terrain|terrains a construire|terrain pour construire|terrain pour batir|terrains constructibles|lot',
    parking:
      'garage|garages|box|box de garage|garage ferme|parking|parkings|place de parking|emplacement de parking|emplacement parking|emplacement de voiture|emplacement voiture|emplacement|place de stationnement|stationnement|parking interieur|parking exterieur|parking souterrain|carport|car port|parkings couverts|place de garage|place parking|place de voiture|parking couvert|allee de garage',
    office:
      'bureau|bureaux|espace de bureau|espace bureau|espace de bureaux|plateau de bureaux|cabinet|profession liberale|espace profession liberale|immeuble de bureaux|cabinet medical|coworking',
    shop: 'commerce|commerces|surface commerciale|espace commercial|rez commercial|rez de chaussee commercial|local commercial|magasin|magasins|maison de commerce|immeuble commercial|horeca|restaurant|cafe|brasserie|boutique|bien commercial|fonds de commerce|snack',
    industry:
      'entrepot|entrepots|hangar|hangars|batiment industriel|unite pme|atelier|ateliers|depot|hall industriel|batiment commercial et industriel|espace de stockage|hall de stockage|pme|batiment semi industriel',
    investment:
      'immeuble de rapport|immeubles de rapport|maison de rapport|immeuble a appartements|immeuble mixte|bien de rapport|investissement|immeuble|immeubles',
    student:
      'kot|kots|kot etudiant|chambre etudiant|chambre d etudiant|chambre pour etudiant|studio etudiant|logement etudiant|kot a projet|chambre etudiante|colocation etudiant|koter',
    garden:
      'jardin|jardinet|jardins|grand jardin|petit jardin|jardin privatif|jardin prive|rez de jardin|jardn|jadin|jardin plein sud|petit bout de jardin|potager|verger|grand terrain',
    terrace:
      'terrasse|terrasses|terasse|terrase|toit terrasse|terrasse sur toit|rooftop|terace|terrases|grande terrasse|petite terrasse|toit terasse|teras',
    garage: 'garage|garages|box|box de garage|garage ferme|box ferme',
    lift: 'ascenseur|ascenceur|assenseur|asenceur|lift|asenseur|acenseur|ascensseur|ascenseurs',
    furnished:
      'meuble|meublee|meubles|meublees|entierement meuble|tout meuble|meubler|semi meuble|avec meubles|equipe et meuble',
    renovate:
      'a renover|renover|a rafraichir|a restaurer|a retaper|retaper|avec travaux|travaux|gros travaux|a moderniser|renovation|entierement a renover|completement a renover|a remettre a neuf|a transformer|a amenager',
    abroad:
      'a l etranger|etranger|l etranger|espagne|france|italie|portugal|pays bas|allemagne|suisse|autriche|grece|croatie|turquie|bulgarie|maroc|angleterre|dubai',
    sale: 'a vendre|vendre|en vente|vente|acheter|achat|a acheter|acquerir|pour acheter|a l achat|maison a vendre|en vente publique|acheteur|avendre|a vandre|en achat',
    rent: 'a louer|louer|en location|location|locations|loyer|loyers|locatif|a la location|maison a louer|pour louer|alouer|a loue|loue|louez|mise en location',
    projects:
      'projet neuf|projets neufs|neuf|neufs|neuve|neuves|construction neuve|constructions neuves|nouvelle construction|nouvelles constructions|projet immobilier|projets immobiliers|projet|projets|promotion|promotion neuve|logement neuf|immobilier neuf|sur plan|appartement neuf|appartements neufs|maison neuve|maisons neuves|cle sur porte|cles sur porte|maison neuve a vendre|neuf cle sur porte|logements neufs|programme neuf|programmes neufs|immeuble neuf',
    sold: 'vendu|vendue|vendus|vendues|deja vendu|deja vendus',
    existing:
      'pas de neuf|sans neuf|hors neuf|pas neuf|sans projets neufs|pas de projet|pas de projets|ancien|existant|existante|hors projets|sans projet|sans projet neuf|pas de projet neuf|pas de nouvelle construction|pas de construction neuve',
    cheapest:
      'le moins cher|les moins chers|la moins chere|les moins cheres|moins cher d abord|prix croissant|moins chers d abord|prix croissants',
    dearest: 'le plus cher|les plus chers|la plus chere|prix decroissant|les plus cheres',
    newest:
      'plus recent|plus recents|plus recentes|nouveautes|nouveaute|derniers biens|dernieres annonces|nouvelles annonces|recemment ajoute|derniers ajouts|le plus recent|les plus recents|les plus recentes',
    max: 'jusqu a|jusque|jusqu|jusqu au|maximum|maximal|max|moins de|moins que|au plus|en dessous de|sous|sous les|inferieur a|inferieure a|pas plus de|pas plus que|moins cher que|ne depassant pas|en dessous des|maxi|loyer max|max budget|budget max|budget maximum|budget maximum de|budget de|moin de|pas au dessus de|pas au dela de|plafond|inf a|ne depassant pas les|a max|au max|prix max|prix maximum',
    min: 'a partir de|a partir|des|minimum|minimal|min|au moins|plus de|au dessus de|superieur a|superieure a|plus que|prix min|prix minimum|mini|au minimum|pas moins de|plus cher que|partir de|au moin|plus grand que',
    about:
      'environ|autour de|autour des|aux environs de|aux alentours de|dans les|a peu pres|vers|plus ou moins|env|approximativement|autour|plus minus|alentours de|de l ordre de|aux alentours|grosso modo|dans les environs de',
    between: 'entre|de|du',
    to: 'a|et|au|jusque|jusqu|a max',
    and: 'et|plus|et aussi|ainsi que|avec',
    or: 'ou',
    orMore: 'ou plus|et plus|minimum|et au dela|ou davantage|ou mieux|et mieux|ou meilleur',
    orLess: 'ou moins|et moins',
    price: 'prix|un budget|prix demande|fourchette|gamme de prix|mon budget|notre budget',
    month:
      'par mois|mois|mensuel|mensuels|mensuelle|le mois|/ mois|au mois|cc|charges comprises|hors charges|hc|mensuellement|par moi|p mois|charges incluses|charges inclues|hors charge',
    bedrooms:
      'chambre|chambres|ch|chs|chbre|chbres|chb|chbs|chambre a coucher|chambres a coucher|cham|chambr|chamber|chambre s|cac|chmbres|chmbre|chambes|chambrs|chanbre|chanbres|chambress|chbrs|chmb|chmbs|chambr es|chambree|chambrees|chb s|chambrettes|chamb|chambs|ch a coucher',
    rooms: 'pieces|piece',
    unit: 'min de|min a pied|metres|metre|hectares|ares|are|salle de bain|salles de bain|salle de bains|salles de bains|sdb|facades|etage|etages|ans|minutes|eme|ieme|er|personnes|wc|douche|douches|eme etage|salles d eau|salle d eau|places|ca|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|er etage|ieme etage',
    surface:
      'surface|surface habitable|surface totale|superficie|superficie habitable|habitable|habitables|surf hab|surface nette|surface minimum|surface minimale|superficie minimum',
    squareMetres: 'metres carres|metre carre|m carres|m carre',
    km: 'kilometre|kilometres',
    near: 'pres de|pres d|proche|proximite|region|environs de|rayon de|a cote de|non loin de|pas loin de|vers|peripherie de|du cote de|grand|entite de|secteur|quartier de|dans le coin de|pays de|aux alentours de|alentours de|pas trop loin de|autour de|a proximite de|a proximite|proche de|pres|environ de|dans la region de|region de|coin de|a cote|dans les environs de|dans le coin|aux environs de|banlieue de|en peripherie de|banlieue',
    nearby:
      'et environs|et alentours|et ses environs|ou environs|ou environ|et environ|environs|alentours|et proximite|et region|et peripherie|region|et ses alentours|ou alentours|et les environs|ou proche|et entite|et alentour|et environs proches|ou alentour|et banlieue|et aux alentours|et autour|ou pas loin|et peripheries',
    town: 'ville|village',
    centre:
      'centre|centre ville|hypercentre|hyper centre|plein centre|en plein centre|intra muros|le centre|au coeur de',
    at: 'a|au|en|dans|sur|ville de|commune de|de|aux|lieu|chez|province|province de|province du|la province de|prov|du cote',
    with: 'avec|incluant|comprenant|inclus|dote d un|dispose d un|disposant d|possedant|ayant|comportant|equipe d un|muni d un|qui a|qui possede|avec un|avec une|et un|et une',
    without: 'sans|pas de|pas|hors',
    street:
      'rue|avenue|av|chaussee|boulevard|bd|blvd|bld|place|chemin|clos|quai|square|dreve|allee|impasse|route|sentier|venelle|rond point|cours|galerie|ruelle|voie|parvis|residence',
    fact: 'annee de construction|construit en|construite en|construit apres|reference|ref|disponible le|disponible des|boite|revenu cadastral',
    epc: 'classe energetique|certificat peb|label peb|classe peb|label energetique|classe energie|peb classe|peb label|score peb|performance energetique',
    other:
      'a remettre|piscine|piscines|piscine interieure|piscine exterieure|piscine chauffee|etang|jacuzzi|sauna|hammam|wellness|panneaux solaires|panneau solaire|panneaux photovoltaiques|photovoltaique|pompe a chaleur|chauffage au sol|feu ouvert|cheminee|poele|poele a bois|climatisation|clim|airco|borne de recharge|borne|alarme|cave|caves|cave a vin|grenier|debarras|rangement|rangements|local velo|local velos|balcon|balcons|veranda|pergola|abri de jardin|dressing|baignoire|douche italienne|cuisine|cuisine equipee|cuisine ouverte|buanderie|cour|cours interieure|courette|cour interieure|animaux|animaux admis|animaux acceptes|animaux autorises|animaux bienvenus|animaux de compagnie|chien|chiens|chien accepte|chiens acceptes|chien admis|chat|chats|chat accepte|domiciliation|domiciliation possible|pmr|acces pmr|chaise roulante|vue mer|vue sur mer|vue sur la mer|vue|belle vue|vue degagee|vue imprenable|plein sud|oriente sud|exposition sud|basse energie|passif|passive|maison passive|economique en energie|bon peb|bonne isolation|bien isole|bien isolee|double vitrage|chauffage central|gaz|renove|renovee|renoves|recemment renove|entierement renove|remis a neuf|ecurie|ecuries|chevaux|prairie pour chevaux|dependance|dependances|annexe|grange|gare|proche gare|pres de la gare|proche de la gare|a cote de la gare|ecole|ecoles|pres des ecoles|commerces a proximite|proche commodites|proche de toutes commodites|transports|transports en commun|bus|tram|metro|train|autoroute|universite|hopital|libre de suite|libre|disponible de suite|disponible immediatement|disponible|court terme|courte duree|longue duree|fibre|internet|wifi|cpas|logement social|garantie locative|caution|non fumeur|non meuble|non meublee|pas meuble|pas meublee|vide|tva|tva 6|6 tva|viager|emphyteose|concierge|parlophone|videophone|au bord de l eau|quartier residentiel|quartier verdoyant|patio|salle de jeux|fitness|haut plafond|hauts plafonds|authentique|caractere|de caractere|colocation|coliving|loggia|durable|lumiere|mezzanine|bureau a domicile|teletravail|adapte|etudiant|etudiants|ecole internationale|ecoles internationales|meuse|la meuse|sambre|escaut|semois|ourthe|lesse|mer|vue sur la meuse|plain pied|de plain pied|maison plain pied',
    filler:
      'je|j|nous|on|cherche|cherchons|recherche|recherchons|un|une|des|de|du|d|l|le|la|les|en|au|aux|qui|que|pour|mon|ma|mes|notre|nos|est|sont|avec|a|et|ou|svp|s il vous plait|bonjour|bel|beau|belle|belles|beaux|grand|grande|grandes|grands|petit|petite|petites|petits|joli|jolie|jolies|calme|quartier calme|moderne|lumineux|lumineuse|spacieux|spacieuse|spacieuses|pas cher|pas chere|pas chers|abordable|bien|biens|immobilier|propriete|proprietes|logement|logements|renove|renovee|a renover non|annonces|annonce|voudrais|voudrions|souhaite|souhaitons|veux|il y a|si possible|de preference|famille|couple|agreable|bon etat|situe|situee|type|prix|dans|nouveau|nouvelle|montant|idealement|mais|y|trouver|besoin|ai besoin d|nombre de|offre|offres|acheter un|trop|pas trop cher|d abord|tres|superbe|magnifique|charmante|charmant|s|quelque part|familiale|familial|c est|tout|tous|toutes|toute|son|sa|ses|maximum|prive|privatif|privative|cherchons a|recherchant|a la recherche d|a la recherche|en recherche|suis|je suis|sommes|quelque chose|qqch|qqchose|truc|un truc|genre|ca|cela|ce|cet|cette|ces|il|elle|se|ne|plus tard|merci|d avance|salut|coucou|bonsoir|hello|stp|s il te plait|vous|votre|vos|tu|mes parents|enfants|avec enfants|pour deux|pour 2|pour 2 personnes|pour deux personnes|jeune|jeunes|jeune couple|jeune famille|senior|seniors|retraite|retraites|vraiment|assez|un peu|peu|bon|bonne|bons|joli petit|mignon|mignonne|cosy|propre|clair|claire|ensoleille|ensoleillee|recent|recente|recents|luxe|de luxe|luxueux|luxueuse|standing|haut standing|prestige|exceptionnel|exceptionnelle|unique|simple|normal|sympa|chouette|ideal|ideale|parfait|petite famille|grande famille|verdoyant|verdoyante|tranquille|tranquilles|au calme|calmes|champetre|rural|rurale|urbain|moyen|moyenne|enorme|immense|vaste|plus grand|plus petit|pas trop loin|pas trop grand|pas trop petit|raisonnable|bon marche|bas prix|petit prix|petit budget|urgent|rapidement|vite|asap|prochainement|bientot|voir|montre|montrez|montrer|donne|donnez moi|trouve|trouvez|aimerais|aimerions|desire|desirons|interesse|interessee|interesse par|peut etre|ou bien|soit|sinon|par exemple|ex|style|comme|si|mieux|surtout|seulement|uniquement|juste|ok|belgique|en belgique|belge|tout compris|inclus|comprises|charges|hors|au prix de|prix raisonnable|possible|possiblement|minimum de|logis|habiter|vivre|demenager|emmenager|partout|n importe ou|n importe|chez|quelle|quel|quels|quelles|ou il y a|qu il y ait|existe|merci d|pas cher du tout|environ|bien situe|bien situee|bel emplacement',
  },
  numbers: {
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    quinze: 15,
    vingt: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    septante: 70,
    nonante: 90,
    demi: 0.5,
    cent: 100,
    cents: 100,
    mille: 1000,
    mil: 1000,
    million: 1e6,
    millions: 1e6,
  },
}
