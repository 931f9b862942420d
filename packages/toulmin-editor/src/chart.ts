"use client";

// the pictures of a document, without the text editor: no Lexical, no storage
export { en } from "./locales/en";
export { type Dictionary, ko } from "./locales/ko";
export type { Actor } from "./react/actors";
export { ClaimsOverview, type ClaimsOverviewProps } from "./react/claims-overview";
export { ComparisonTable, type ComparisonTableProps } from "./react/comparison-table";
export { ProblemList, type ProblemListProps } from "./react/problem-list";
export { StatisticsCharts, type StatisticsChartsProps } from "./react/statistics-charts";
export { Timeline, type TimelineProps } from "./react/timeline";
export { ToulminChart, type ToulminChartProps } from "./react/toulmin-chart";
