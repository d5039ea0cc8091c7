/** French history of battles and plans of sides. Each paragraph has the opening of the English one as its key. */
export const prose: Readonly<Record<string, string>> = {
  // crossroads
  'In the middle of May 1800 the Army of th…':
    'Au milieu de mai 1800, l’armée de réserve franchit le Grand-Saint-Bernard, traînant dans la neige les tubes de ses canons couchés dans des troncs creusés, et descendit en Italie là où personne ne l’attendait. Le général Melas, qui y commandait les Autrichiens, avait presque tout son monde au loin : devant Gênes, où Masséna mourait de faim derrière les murs, et sur le Var, à la frontière même de la France. Le petit fort de Bard barra la vallée quelques jours et retint presque toute l’artillerie ; puis les Français furent dans la plaine. Le 26 ils forcèrent le passage de la Chiusella et, au lieu de courir au secours de Gênes, ils tournèrent vers l’est, vers Milan et les routes par où devait passer chaque chariot de l’armée autrichienne.',
  'For a week the plain between the Dora an…':
    'Pendant une semaine, la plaine entre la Doire et le Tessin appartint à de petites troupes. Des brigades autrichiennes reculaient de rivière en rivière, laissant des arrière-gardes pour gagner un après-midi ; des avant-gardes françaises se hâtaient derrière elles avec peu de canons, des chevaux las et l’ordre d’être à la ville suivante avant la nuit. Entre les rangées de mûriers, les rizières et les fossés, on ne voyait pas loin, et celui qui tenait l’endroit où deux routes se croisent tenait aussi les ponts au-delà. Le dernier jour du mois, Murat était de l’autre côté du Tessin, le 2 juin à Milan ; quinze jours plus tard vinrent Montebello et Marengo.',
  'The fight that is played here is imagine…':
    'Le combat qui se joue ici est imaginé, et San Rocco l’est aussi, bien que chaque canton de Lombardie ait une chapelle de ce nom près de quelque carrefour. Un chef de bataillon de la poursuite et un de la retraite y sont arrivés le même matin, chacun avec deux bataillons, trois canons et un escadron, et chacun s’est entendu dire que le croisement devait être à lui avant midi, et la grand-route de part et d’autre si cela se pouvait. Le terrain est le même pour les deux : une colline basse, une haie devant elle, un bois de l’autre côté. C’est une première bataille pour apprendre le jeu.',
  // crossroads-french
  'Your battery on the hill looks over the …':
    'Votre batterie, sur la colline, domine le champ de l’ouest ; qu’elle tire avant que l’infanterie ne la masque. Une colonne sur le chemin est au carrefour dès le deuxième tour, mais une colonne ne tire qu’avec deux compagnies : formez la ligne avant d’être à portée de la leur.',
  'The hussars are worth most late, when so…':
    'Les hussards valent le plus sur le tard, quand quelqu’un est ébranlé ou prête le flanc. Gardez-les jusque-là derrière le bois, hors du chemin des boulets.',
  // crossroads-austrian
  'Your battery stands on the eastern hill …':
    'Votre batterie occupe la colline de l’est et voit le chemin par où les Français doivent monter ; un boulet tiré le long d’une colonne, vous n’aurez rien de mieux. Faites marcher un bataillon au carrefour par le chemin et amenez l’autre à côté de lui en ligne.',
  'Your hussars can reach the western field…':
    'Vos hussards atteignent le champ de l’ouest en un mouvement. Si l’ennemi forme le carré, menez votre ligne contre lui ; sinon, chargez.',
  // borghetto
  'By the last week of May 1796 the Army of…':
    'Dans la dernière semaine de mai 1796, l’armée d’Italie était en campagne depuis six semaines ; elle avait fait sortir le Piémont de la guerre, pris le pont de Lodi et la ville de Milan. Ce qui restait de l’armée autrichienne, sous le général Beaulieu, se tenait derrière le Mincio, la rivière qui va du lac de Garde à Mantoue, ses bataillons égrenés de Peschiera à Goito pour qu’aucun passage n’en fût dépourvu. Quelques escadrons du roi de Naples chevauchaient avec eux, pour la dernière fois de cette campagne. Bonaparte laissa croire qu’il en voulait à Peschiera et à la route du Tyrol, et le 30 mai il arriva à la rivière devant Borghetto, en plein milieu.',
  'Borghetto is a hamlet of mills on the we…':
    'Borghetto est un hameau de moulins sur la rive occidentale ; un pont mène à la pente où se tient Valeggio, son vieux château au-dessus des maisons. La cavalerie de Kilmaine rejeta les avant-postes à travers le hameau ; Murat, dit-on, y eut sa part de canons et de prisonniers. Derrière elle venait Gardanne avec les grenadiers. Les Autrichiens avaient rompu une travée du pont, et tandis qu’on apportait des planches sous le feu, une cinquantaine de ses hommes les plus grands descendirent dans l’eau, la giberne au cou, le fusil au-dessus de la tête. Quand ils prirent pied de l’autre côté, la défense céda, et l’après-midi les Français avaient Valeggio. Beaulieu, malade ce jour-là, abandonna la ligne de la rivière et emmena son armée vers le Tyrol. Une patrouille autrichienne entra dans Valeggio quand on croyait tout fini et faillit prendre Bonaparte à son bain de pieds ; de cette alerte serait née la compagnie des guides, d’où sortirent les chasseurs de sa garde.',
  'The crossing is played here at the scale…':
    'Le passage se joue ici à l’échelle du jeu, quelques bataillons pour une division de chaque côté. Les régiments sont de ceux qui étaient là ou tout près ; lesquels se tenaient où, le pont réparé, le gué et la charge napolitaine qui viendra peut-être sont imaginés.',
  // borghetto-french
  'The bridge is the shortest way and the w…':
    'Le pont est le chemin le plus court et le pire : les canons au pied du château y enfilent une colonne. Le gué est en aval, à votre droite ; de l’infanterie légère et un bataillon envoyés par là tournent toute la position, mais il leur faut quatre tours.',
  'Bring the battery to the bank between th…':
    'Amenez la batterie sur la rive entre le hameau et le gué et tirez sur ceux qui tiennent le mur. Les grenadiers passent le pont les premiers, en colonne, et se forment de l’autre côté. Gardez les chasseurs pour le moment où descendront les Napolitains.',
  // borghetto-austrian
  'You need not beat them, only keep them a…':
    'Vous n’avez pas à les battre, seulement à les tenir au bord de l’eau jusqu’à la nuit. Tenez le mur et les premières maisons avec les grenadiers et un bataillon, et que les canons voient le pont d’un bout à l’autre ; la mitraille l’atteint depuis le pied de la colline.',
  'Send the light battalion to the ford at …':
    'Envoyez tout de suite le bataillon léger au gué. Les dragons napolitains et les hussards attendent derrière la colline : chargez ce qui a passé la rivière avant qu’il ne soit formé, jamais ce qui est en carré.',
  // raab
  'While Napoleon mended his bridges after …':
    'Pendant que Napoléon réparait ses ponts après Aspern, son beau-fils Eugène de Beauharnais remontait d’Italie. En avril, l’archiduc Jean l’avait battu à Sacile ; en mai il avait rejeté l’archiduc au-delà de la Piave et à travers les Alpes, et en juin il le suivait dans la plaine hongroise. Sous les murs de Raab, que les Hongrois nomment Győr, Jean rejoignit son frère le palatin Joseph, qui avait levé la noblesse de Hongrie : l’insurrection, comme on l’appelait, des milliers de cavaliers en belles pelisses dont la plupart n’avaient jamais essuyé un coup de feu. Ensemble ils avaient peut-être trente-cinq mille hommes, Eugène un peu plus, et de bien meilleurs. Il attaqua le 14 juin 1809, et l’on avait dit à ses soldats quel jour c’était : celui de Marengo et de Friedland.',
  'The Austrian line stood on the rising gr…':
    'La ligne autrichienne occupait la montée de Szabadhegy, derrière un ruisseau aux berges molles, la Pándzsa. En son centre, devant le coude du ruisseau, se trouvait la ferme de Kismegyer, un solide grenier dans une cour murée, que des miliciens de Styrie avaient percé de meurtrières pendant la nuit. Seras et Durutte s’y jetèrent encore et encore, et la milice les repoussa à coups de pierres quand les cartouches manquèrent ; on dit que le grenier brûla enfin avec sa garnison qui tirait toujours. À la droite française, la cavalerie de Grouchy et de Montbrun trouva un passage sur le ruisseau et balaya l’insurrection du champ de bataille, ce qui découvrit toute la gauche des archiducs. Le soir ils se retiraient vers Komárom, et Eugène avait sa victoire ; trois semaines plus tard il menait les mêmes divisions à Wagram.',
  'Here one battalion stands for a brigade.…':
    'Ici un bataillon tient lieu de brigade. Ruisseau, ferme et hauteur sont placés entre eux comme ils l’étaient, rapprochés pour tenir sur la table. Le déploiement est laissé aux joueurs, et ce que l’insurrection aurait pu faire si quelqu’un l’avait gardée hors de portée des canons jusqu’à midi est imaginé.',
  // raab-french
  'The farm breaks whoever runs at it unpre…':
    'La ferme brise tous ceux qui courent sur elle sans préparation. Que les obusiers tirent dans la cour, où les murs ne servent à rien, et menez quatre bataillons à quatre murs à la fois, ou bien passez à côté et prenez d’abord la hauteur.',
  'Your cavalry is the better half of your …':
    'Votre cavalerie est la meilleure moitié de votre armée. Envoyez-la autour du bout du ruisseau, à votre droite, avec du canon ; la milice sur la hauteur ne tiendra pas si elle est ébranlée avant votre arrivée.',
  // raab-archdukes
  'Your militia and your Hungarian horse ar…':
    'Votre milice et vos cavaliers hongrois sont braves une fois. Gardez la milice derrière les murs et sur la hauteur, loin de la ligne qui devra peut-être fuir devant elle, et placez les réguliers là où monte la route du pont.',
  'Grenadiers or a militia battalion in the…':
    'Des grenadiers ou un bataillon de milice dans la ferme la tiennent tant que personne n’amène d’obusiers ; que les vôtres cherchent les siens. Les pièces de douze sur la hauteur atteignent tous les passages du ruisseau.',
  // meeting
  'Most battles of the age were not arrange…':
    'La plupart des batailles du temps n’étaient pas convenues. Deux colonnes venaient par la même route de ses deux bouts, les avant-gardes se heurtaient à une ferme ou à un gué, et celui qui commandait faisait venir le bataillon suivant ; le soir il y avait eu une bataille, et parfois un lieu dont personne n’avait entendu parler le matin donnait son nom à un pont de Paris ou à une rue de Vienne. Montebello, en 1800, commença par une querelle pour un village, Saalfeld, en 1806, aux avant-postes d’un prince qui ne voulut pas attendre, Eckmühl, en 1809, avec des corps qui s’étaient cherchés des jours à tâtons dans la pluie et les bois de hêtres. Les manuels de toutes les armées avaient des pages sur la façon d’asseoir un camp et de prendre une place, et peu sur ceci ; les généraux l’apprenaient en le faisant, et les bons en regardant le terrain avant de regarder l’ennemi.',
  'That is what this battle is for. It has …':
    'C’est à cela que sert cette bataille. Elle n’a pas d’histoire à elle ni ses brigades de nom : tout y est imaginé, et les joueurs commencent par une table nue. Chacun a la même armée prête à jouer, trois bataillons de ligne, un de grenadiers et un d’infanterie légère, un régiment de cavalerie légère et un de lourde, trois pièces de six et un obusier, à peu près ce qu’un général de brigade pouvait espérer avoir sous la main un bon jour. Ils posent le terrain tour à tour, colline, bois ou ferme ; celui qui ne bougera pas le premier choisit alors le grand côté de table qui lui convient, et tous deux se déploient unité par unité, chacun voyant ce que fait l’autre.',
  'It takes an evening and is different eve…':
    'Cela prend une soirée et diffère à chaque fois. Les clubs qui ont une autre liste d’unités ou veulent plus de terrain l’écrivent dans leurs règles maison ; les mêmes options sont lues ici. Si vous préférez avoir une raison de vous battre quelque part, convenez d’objectifs le long de la ligne médiane avant de poser le premier élément.',
  // meeting-plan
  'Lay ground for the army that you mean to…':
    'Posez du terrain pour l’armée avec laquelle vous comptez vous battre : une colline à la vue dégagée pour les canons, un bois où appuyer le bataillon léger. Ce que vous convoitez tous deux ne restera pas libre longtemps.',
  'Set the guns up late, when you know wher…':
    'Placez les canons tard, quand vous savez où il a mis ses colonnes, et la cavalerie lourde en tout dernier.',
};
