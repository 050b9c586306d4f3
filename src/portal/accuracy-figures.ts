/** Written by bench/extraction/publish.ts; the figures of one run of the benchmark. */
interface MeasuredAmc {
  readonly name: string;
  /** Published reports, or reports of fictional companies drawn for the test. */
  readonly kind: 'real' | 'drawn';
  /** Printed facts. */
  readonly want: number;
  readonly right: number;
  readonly wrong: number;
}

interface Accuracy {
  readonly measured_on: string;
  readonly amcs: readonly MeasuredAmc[];
  /** The first run over reports of companies that were unknown while the reader was written. */
  readonly first: Pick<MeasuredAmc, 'want' | 'right' | 'wrong'>;
}

export const ACCURACY: Accuracy = {
  measured_on: '2026-11-23',
  amcs: [
    { name: 'AKD', kind: 'real', want: 64, right: 58, wrong: 2 },
    { name: 'Alfalah', kind: 'real', want: 16641, right: 16174, wrong: 2 },
    { name: 'BMA', kind: 'real', want: 15, right: 13, wrong: 0 },
    { name: 'IGI', kind: 'real', want: 4, right: 4, wrong: 0 },
    { name: 'JS', kind: 'real', want: 13, right: 12, wrong: 1 },
    { name: 'LAKSON', kind: 'real', want: 10, right: 10, wrong: 0 },
    { name: 'MCB', kind: 'real', want: 43, right: 36, wrong: 1 },
    { name: 'NAFA', kind: 'real', want: 25, right: 21, wrong: 0 },
    { name: 'NBP', kind: 'real', want: 140, right: 58, wrong: 0 },
    { name: 'NIT', kind: 'real', want: 12, right: 10, wrong: 0 },
    { name: 'PICIC', kind: 'real', want: 7, right: 6, wrong: 0 },
    { name: 'Astola (fictional)', kind: 'drawn', want: 620, right: 617, wrong: 0 },
    { name: 'Attabad (fictional)', kind: 'drawn', want: 554, right: 554, wrong: 0 },
    { name: 'Babusar (fictional)', kind: 'drawn', want: 335, right: 327, wrong: 0 },
    { name: 'Banjosa (fictional)', kind: 'drawn', want: 253, right: 253, wrong: 0 },
    { name: 'Bhalwal (fictional)', kind: 'drawn', want: 271, right: 0, wrong: 0 },
    { name: 'Bhambore (fictional)', kind: 'drawn', want: 500, right: 469, wrong: 0 },
    { name: 'Bolan (fictional)', kind: 'drawn', want: 372, right: 372, wrong: 0 },
    { name: 'Buner (fictional)', kind: 'drawn', want: 351, right: 247, wrong: 0 },
    { name: 'Charna (fictional)', kind: 'drawn', want: 265, right: 264, wrong: 0 },
    { name: 'Chenab (fictional)', kind: 'drawn', want: 531, right: 530, wrong: 0 },
    { name: 'Chiltan (fictional)', kind: 'drawn', want: 450, right: 437, wrong: 6 },
    { name: 'Cholistan (fictional)', kind: 'drawn', want: 786, right: 766, wrong: 0 },
    { name: 'Chotiari (fictional)', kind: 'drawn', want: 737, right: 737, wrong: 0 },
    { name: 'Deosai (fictional)', kind: 'drawn', want: 980, right: 977, wrong: 0 },
    { name: 'Dudipatsar (fictional)', kind: 'drawn', want: 676, right: 666, wrong: 0 },
    { name: 'Gorakh (fictional)', kind: 'drawn', want: 1153, right: 1149, wrong: 0 },
    { name: 'Gupis (fictional)', kind: 'drawn', want: 544, right: 538, wrong: 6 },
    { name: 'Haleji (fictional)', kind: 'drawn', want: 1408, right: 1408, wrong: 0 },
    { name: 'Hanna (fictional)', kind: 'drawn', want: 1346, right: 1336, wrong: 0 },
    { name: 'Haramosh (fictional)', kind: 'drawn', want: 420, right: 420, wrong: 0 },
    { name: 'Hazarganji (fictional)', kind: 'drawn', want: 316, right: 312, wrong: 0 },
    { name: 'Hingol (fictional)', kind: 'drawn', want: 863, right: 862, wrong: 0 },
    { name: 'Indus (fictional)', kind: 'drawn', want: 683, right: 682, wrong: 0 },
    { name: 'Jiwani (fictional)', kind: 'drawn', want: 310, right: 308, wrong: 0 },
    { name: 'Kachura (fictional)', kind: 'drawn', want: 323, right: 323, wrong: 0 },
    { name: 'Kandhkot (fictional)', kind: 'drawn', want: 291, right: 291, wrong: 0 },
    { name: 'Karakoram (fictional)', kind: 'drawn', want: 741, right: 739, wrong: 0 },
    { name: 'Karambar (fictional)', kind: 'drawn', want: 563, right: 563, wrong: 0 },
    { name: 'Keenjhar (fictional)', kind: 'drawn', want: 1024, right: 1024, wrong: 0 },
    { name: 'Khunjerab (fictional)', kind: 'drawn', want: 521, right: 501, wrong: 0 },
    { name: 'Kirthar (fictional)', kind: 'drawn', want: 396, right: 388, wrong: 0 },
    { name: 'Kumrat (fictional)', kind: 'drawn', want: 537, right: 511, wrong: 16 },
    { name: 'Kunhar (fictional)', kind: 'drawn', want: 617, right: 594, wrong: 10 },
    { name: 'Lowari (fictional)', kind: 'drawn', want: 383, right: 382, wrong: 0 },
    { name: 'Mahodand (fictional)', kind: 'drawn', want: 583, right: 583, wrong: 0 },
    { name: 'Makra (fictional)', kind: 'drawn', want: 551, right: 532, wrong: 0 },
    { name: 'Manchar (fictional)', kind: 'drawn', want: 531, right: 531, wrong: 0 },
    { name: 'Margalla (fictional)', kind: 'drawn', want: 605, right: 605, wrong: 0 },
    { name: 'Mastuj (fictional)', kind: 'drawn', want: 665, right: 650, wrong: 0 },
    { name: 'Miranjani (fictional)', kind: 'drawn', want: 507, right: 507, wrong: 0 },
    { name: 'Mushkpuri (fictional)', kind: 'drawn', want: 212, right: 210, wrong: 0 },
    { name: 'Nagarparkar (fictional)', kind: 'drawn', want: 692, right: 686, wrong: 0 },
    { name: 'Naltar (fictional)', kind: 'drawn', want: 393, right: 376, wrong: 6 },
    { name: 'Neelum (fictional)', kind: 'drawn', want: 572, right: 572, wrong: 0 },
    { name: 'Ormara (fictional)', kind: 'drawn', want: 1155, right: 1147, wrong: 0 },
    { name: 'Panjgur (fictional)', kind: 'drawn', want: 283, right: 272, wrong: 0 },
    { name: 'Pasni (fictional)', kind: 'drawn', want: 782, right: 757, wrong: 0 },
    { name: 'Pattoki (fictional)', kind: 'drawn', want: 308, right: 307, wrong: 0 },
    { name: 'Rahuki (fictional)', kind: 'drawn', want: 267, right: 234, wrong: 0 },
    { name: 'Rakaposhi (fictional)', kind: 'drawn', want: 381, right: 381, wrong: 0 },
    { name: 'Ramkot (fictional)', kind: 'drawn', want: 300, right: 299, wrong: 0 },
    { name: 'Raskoh (fictional)', kind: 'drawn', want: 501, right: 456, wrong: 0 },
    { name: 'Rohtas (fictional)', kind: 'drawn', want: 813, right: 813, wrong: 0 },
    { name: 'Sajikot (fictional)', kind: 'drawn', want: 286, right: 286, wrong: 0 },
    { name: 'Sakesar (fictional)', kind: 'drawn', want: 578, right: 578, wrong: 0 },
    { name: 'Shandur (fictional)', kind: 'drawn', want: 823, right: 816, wrong: 0 },
    { name: 'Shimshal (fictional)', kind: 'drawn', want: 621, right: 594, wrong: 0 },
    { name: 'Shogran (fictional)', kind: 'drawn', want: 301, right: 301, wrong: 0 },
    { name: 'Siranda (fictional)', kind: 'drawn', want: 404, right: 382, wrong: 0 },
    { name: 'Soan (fictional)', kind: 'drawn', want: 1658, right: 1578, wrong: 0 },
    { name: 'Surghar (fictional)', kind: 'drawn', want: 340, right: 340, wrong: 0 },
    { name: 'Sutlej (fictional)', kind: 'drawn', want: 715, right: 711, wrong: 0 },
    { name: 'Swabi (fictional)', kind: 'drawn', want: 367, right: 364, wrong: 0 },
    { name: 'Takatu (fictional)', kind: 'drawn', want: 1028, right: 994, wrong: 0 },
    { name: 'Talagang (fictional)', kind: 'drawn', want: 250, right: 244, wrong: 0 },
    { name: 'Taunsa (fictional)', kind: 'drawn', want: 279, right: 278, wrong: 0 },
    { name: 'Tirah (fictional)', kind: 'drawn', want: 297, right: 276, wrong: 0 },
    { name: 'Tochi (fictional)', kind: 'drawn', want: 509, right: 446, wrong: 0 },
    { name: 'Uchali (fictional)', kind: 'drawn', want: 250, right: 246, wrong: 0 },
    { name: 'Winder (fictional)', kind: 'drawn', want: 273, right: 273, wrong: 0 },
    { name: 'Zarghun (fictional)', kind: 'drawn', want: 594, right: 594, wrong: 0 },
    { name: 'Zhob (fictional)', kind: 'drawn', want: 1092, right: 1092, wrong: 0 },
  ],
  first: { want: 3760, right: 1893, wrong: 86 },
};
